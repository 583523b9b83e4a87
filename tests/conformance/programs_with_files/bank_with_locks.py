# option: --policy standard --enable files
# python: 3.11
# Accounts that many threads use at once: no money is lost.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import random
import threading
import time


class Account:
    def __init__(self, number, balance):
        self.number, self.balance = number, balance
        self.lock = threading.RLock()

    def take(self, amount):
        with self.lock:
            if amount > self.balance:
                raise ValueError("not enough")
            before = self.balance
            time.sleep(0.0001)
            self.balance = before - amount

    def put(self, amount):
        with self.lock:
            before = self.balance
            time.sleep(0.0001)
            self.balance = before + amount


def transfer(source, target, amount):
    first, second = sorted((source, target), key=lambda account: account.number)
    with first.lock, second.lock:
        source.take(amount)
        target.put(amount)


accounts = [Account(number, 100) for number in range(5)]
refused = []


def work(seed):
    chance = random.Random(seed)
    for _ in range(20):
        source, target = chance.sample(accounts, 2)
        try:
            transfer(source, target, chance.randrange(1, 60))
        except ValueError:
            refused.append(seed)


threads = [threading.Thread(target=work, args=(seed,)) for seed in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(sum(account.balance for account in accounts), all(account.balance >= 0 for account in accounts), len(refused) > 0)
with open("accounts.txt", "w") as file:
    file.writelines(f"{account.number}\n" for account in accounts)
print(open("accounts.txt").read().split())

os.chdir(START)

#> 500 True True
#> ['0', '1', '2', '3', '4']
