# Modules of archives, threads, messages, XML and programs are opened by their own names, under strict
# each of them.
# expect-strict: contained
# expect-standard: contained
allowed = []
try:
    import _bisect
    allowed.append("_bisect")
except ImportError:
    pass
try:
    import _codecs
    allowed.append("_codecs")
except ImportError:
    pass
try:
    import _elementtree
    allowed.append("_elementtree")
except ImportError:
    pass
try:
    import _functools
    allowed.append("_functools")
except ImportError:
    pass
try:
    import _heapq
    allowed.append("_heapq")
except ImportError:
    pass
try:
    import _io
    allowed.append("_io")
except ImportError:
    pass
try:
    import _operator
    allowed.append("_operator")
except ImportError:
    pass
try:
    import _struct
    allowed.append("_struct")
except ImportError:
    pass
try:
    import cmd
    allowed.append("cmd")
except ImportError:
    pass
try:
    import compression
    allowed.append("compression")
except ImportError:
    pass
try:
    import compression.gzip
    allowed.append("compression.gzip")
except ImportError:
    pass
try:
    import compression.zlib
    allowed.append("compression.zlib")
except ImportError:
    pass
try:
    import concurrent
    allowed.append("concurrent")
except ImportError:
    pass
try:
    import concurrent.futures
    allowed.append("concurrent.futures")
except ImportError:
    pass
try:
    import configparser
    allowed.append("configparser")
except ImportError:
    pass
try:
    import doctest
    allowed.append("doctest")
except ImportError:
    pass
try:
    import email
    allowed.append("email")
except ImportError:
    pass
try:
    import email._encoded_words
    allowed.append("email._encoded_words")
except ImportError:
    pass
try:
    import email._header_value_parser
    allowed.append("email._header_value_parser")
except ImportError:
    pass
try:
    import email._policybase
    allowed.append("email._policybase")
except ImportError:
    pass
try:
    import email.base64mime
    allowed.append("email.base64mime")
except ImportError:
    pass
try:
    import email.charset
    allowed.append("email.charset")
except ImportError:
    pass
try:
    import email.contentmanager
    allowed.append("email.contentmanager")
except ImportError:
    pass
try:
    import email.encoders
    allowed.append("email.encoders")
except ImportError:
    pass
try:
    import email.errors
    allowed.append("email.errors")
except ImportError:
    pass
try:
    import email.feedparser
    allowed.append("email.feedparser")
except ImportError:
    pass
try:
    import email.generator
    allowed.append("email.generator")
except ImportError:
    pass
try:
    import email.header
    allowed.append("email.header")
except ImportError:
    pass
try:
    import email.headerregistry
    allowed.append("email.headerregistry")
except ImportError:
    pass
try:
    import email.iterators
    allowed.append("email.iterators")
except ImportError:
    pass
try:
    import email.message
    allowed.append("email.message")
except ImportError:
    pass
try:
    import email.mime
    allowed.append("email.mime")
except ImportError:
    pass
try:
    import email.mime.application
    allowed.append("email.mime.application")
except ImportError:
    pass
try:
    import email.mime.audio
    allowed.append("email.mime.audio")
except ImportError:
    pass
try:
    import email.mime.base
    allowed.append("email.mime.base")
except ImportError:
    pass
try:
    import email.mime.image
    allowed.append("email.mime.image")
except ImportError:
    pass
try:
    import email.mime.message
    allowed.append("email.mime.message")
except ImportError:
    pass
try:
    import email.mime.multipart
    allowed.append("email.mime.multipart")
except ImportError:
    pass
try:
    import email.mime.nonmultipart
    allowed.append("email.mime.nonmultipart")
except ImportError:
    pass
try:
    import email.mime.text
    allowed.append("email.mime.text")
except ImportError:
    pass
try:
    import email.parser
    allowed.append("email.parser")
except ImportError:
    pass
try:
    import email.policy
    allowed.append("email.policy")
except ImportError:
    pass
try:
    import email.quoprimime
    allowed.append("email.quoprimime")
except ImportError:
    pass
try:
    import email.utils
    allowed.append("email.utils")
except ImportError:
    pass
try:
    import getopt
    allowed.append("getopt")
except ImportError:
    pass
try:
    import getpass
    allowed.append("getpass")
except ImportError:
    pass
try:
    import gettext
    allowed.append("gettext")
except ImportError:
    pass
try:
    import gzip
    allowed.append("gzip")
except ImportError:
    pass
try:
    import http
    allowed.append("http")
except ImportError:
    pass
try:
    import http.cookies
    allowed.append("http.cookies")
except ImportError:
    pass
try:
    import importlib
    allowed.append("importlib")
except ImportError:
    pass
try:
    import importlib.machinery
    allowed.append("importlib.machinery")
except ImportError:
    pass
try:
    import importlib.resources
    allowed.append("importlib.resources")
except ImportError:
    pass
try:
    import importlib.resources.abc
    allowed.append("importlib.resources.abc")
except ImportError:
    pass
try:
    import importlib.resources.readers
    allowed.append("importlib.resources.readers")
except ImportError:
    pass
try:
    import importlib.util
    allowed.append("importlib.util")
except ImportError:
    pass
try:
    import linecache
    allowed.append("linecache")
except ImportError:
    pass
try:
    import logging.handlers
    allowed.append("logging.handlers")
except ImportError:
    pass
try:
    import mimetypes
    allowed.append("mimetypes")
except ImportError:
    pass
try:
    import optparse
    allowed.append("optparse")
except ImportError:
    pass
try:
    import pickle
    allowed.append("pickle")
except ImportError:
    pass
try:
    import pickletools
    allowed.append("pickletools")
except ImportError:
    pass
try:
    import platform
    allowed.append("platform")
except ImportError:
    pass
try:
    import plistlib
    allowed.append("plistlib")
except ImportError:
    pass
try:
    import pyexpat
    allowed.append("pyexpat")
except ImportError:
    pass
try:
    import queue
    allowed.append("queue")
except ImportError:
    pass
try:
    import quopri
    allowed.append("quopri")
except ImportError:
    pass
try:
    import stringprep
    allowed.append("stringprep")
except ImportError:
    pass
try:
    import threading
    allowed.append("threading")
except ImportError:
    pass
try:
    import timeit
    allowed.append("timeit")
except ImportError:
    pass
try:
    import token
    allowed.append("token")
except ImportError:
    pass
try:
    import tokenize
    allowed.append("tokenize")
except ImportError:
    pass
try:
    import xml
    allowed.append("xml")
except ImportError:
    pass
try:
    import xml.dom
    allowed.append("xml.dom")
except ImportError:
    pass
try:
    import xml.dom.expatbuilder
    allowed.append("xml.dom.expatbuilder")
except ImportError:
    pass
try:
    import xml.dom.minicompat
    allowed.append("xml.dom.minicompat")
except ImportError:
    pass
try:
    import xml.dom.minidom
    allowed.append("xml.dom.minidom")
except ImportError:
    pass
try:
    import xml.dom.pulldom
    allowed.append("xml.dom.pulldom")
except ImportError:
    pass
try:
    import xml.etree
    allowed.append("xml.etree")
except ImportError:
    pass
try:
    import xml.etree.ElementInclude
    allowed.append("xml.etree.ElementInclude")
except ImportError:
    pass
try:
    import xml.etree.ElementPath
    allowed.append("xml.etree.ElementPath")
except ImportError:
    pass
try:
    import xml.etree.ElementTree
    allowed.append("xml.etree.ElementTree")
except ImportError:
    pass
try:
    import xml.parsers
    allowed.append("xml.parsers")
except ImportError:
    pass
try:
    import xml.parsers.expat
    allowed.append("xml.parsers.expat")
except ImportError:
    pass
try:
    import xml.sax
    allowed.append("xml.sax")
except ImportError:
    pass
try:
    import xml.sax.expatreader
    allowed.append("xml.sax.expatreader")
except ImportError:
    pass
try:
    import xml.sax.handler
    allowed.append("xml.sax.handler")
except ImportError:
    pass
try:
    import xml.sax.saxutils
    allowed.append("xml.sax.saxutils")
except ImportError:
    pass
try:
    import xml.sax.xmlreader
    allowed.append("xml.sax.xmlreader")
except ImportError:
    pass
print("contained" if len(allowed) in (0, 89) else f"ESCAPED {allowed}")
