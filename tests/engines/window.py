#!/usr/bin/python3
"""A window with WebKitGTK that WebDriver controls, without a toolbar: what a page has is the whole window.

    window.py --automation FOLDER [!]FEATURE …

In FOLDER it keeps what pages store, writes `console` as WebKit tells it, and saves files in `downloads`. Each FEATURE
of WebKit is switched on, or off behind "!"; "!Cookies" refuses all cookies.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

folder, *features = sys.argv[2:]
# The processes that WebKit starts write into it as well.
os.dup2(os.open(os.path.join(folder, "console"), os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)


def make_settings():
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    known = WebKit2.Settings.get_all_features()
    by_name = {known.get(at).get_identifier(): known.get(at) for at in range(known.get_length())}
    for feature in features:
        if feature != "!Cookies":
            settings.set_feature_enabled(by_name[feature.lstrip("!")], not feature.startswith("!"))
    return settings


def make_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=make_settings())
    window = Gtk.Window(default_width=1440, default_height=900)
    window.add(view)
    window.show_all()
    # Without a window manager nobody else gives it the keyboard.
    window.present()
    return view


def choose_place(download, name):
    download.set_destination("file://" + os.path.join(folder, "downloads", name))
    return True


# Not an ephemeral context: WebKit tells nothing of the console of one.
stored = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=stored)
context.set_automation_allowed(True)
if "!Cookies" in features:
    stored.get_cookie_manager().set_accept_policy(WebKit2.CookieAcceptPolicy.NEVER)
context.connect("automation-started", lambda _context, session: session.connect("create-web-view", make_view))
context.connect("download-started", lambda _context, download: download.connect("decide-destination", choose_place))
Gtk.main()
