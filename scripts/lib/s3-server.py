"""Serves OpenStack Swift with its S3 API: proxy, account, container and object server in one process.

Arguments: the folder of its files, the port, ACCOUNT:USER as access key, the secret key, a bucket that is made.
Prints `ready` once it answers.
"""

import sys
from array import array
from pathlib import Path

import eventlet

eventlet.patcher.monkey_patch()

from eventlet import listen, spawn, wsgi
from swift.common import utils
from swift.common.ring.ring import RingData
from swift.common.swob import Request
from swift.common.wsgi import SwiftHttpProtocol, loadapp

KINDS = ("account", "container", "object")
FOLDER, PORT = Path(sys.argv[1]), int(sys.argv[2])
ACCESS_KEY, SECRET_KEY, BUCKET = sys.argv[3:]
ACCOUNT, USER = ACCESS_KEY.split(":")

COMMON = f"""[DEFAULT]
swift_dir = {FOLDER}
devices = {FOLDER}/devices
mount_check = false
log_level = ERROR
"""
PROXY = f"""{COMMON}
[pipeline:main]
pipeline = catch_errors s3api tempauth slo dlo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_{ACCOUNT}_{USER} = {SECRET_KEY} .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
"""


class NoCache:
    """In the place of memcached, which the authentication asks for."""

    def __getattr__(self, name):
        return lambda *args, **options: None


def serve(name, settings, socket):
    file = FOLDER / f"{name}.conf"
    file.write_text(settings)
    app = loadapp(str(file))

    def with_cache(environ, start_response):
        environ["swift.cache"] = NoCache()
        return app(environ, start_response)

    server = spawn(wsgi.server, socket, with_cache, protocol=SwiftHttpProtocol, log_output=False)
    return with_cache, server


def main():
    # Usually in /etc/swift, the same on all machines of a cluster.
    utils.HASH_PATH_SUFFIX = b"tests"
    (FOLDER / "devices" / "disk").mkdir(parents=True, exist_ok=True)
    sockets = {kind: listen(("127.0.0.1", 0)) for kind in KINDS}
    for kind, socket in sockets.items():
        place = {"ip": "127.0.0.1", "port": socket.getsockname()[1]}
        replication = {"replication_ip": place["ip"], "replication_port": place["port"]}
        device = {"id": 0, "zone": 1, "region": 1, "weight": 1, "device": "disk", **place, **replication}
        # One part, on one device.
        RingData([array("H", [0])], [device], 32).save(str(FOLDER / f"{kind}.ring.gz"))
    for kind, socket in sockets.items():
        serve(kind, f"{COMMON}[pipeline:main]\npipeline = {kind}\n[app:{kind}]\nuse = egg:swift#{kind}\n", socket)
    proxy, server = serve("proxy", PROXY, listen(("127.0.0.1", PORT)))
    make = {"REQUEST_METHOD": "PUT", "swift.authorize_override": True}
    made = Request.blank(f"/v1/AUTH_{ACCOUNT}/{BUCKET}", environ=make).get_response(proxy)
    if made.status_int not in (201, 202):
        sys.exit(f"the bucket cannot be made: {made.status}")
    print("ready", flush=True)
    server.wait()


main()
