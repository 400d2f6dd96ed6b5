"""What a browser, or somebody who pretends to be one, asks a server."""

import http.client
import socket

from support import playground_data


def fetch(server, path, method="GET", **headers):
    """A response with its body, for a path that is sent as it is."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.putrequest(method, path, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name, value)
    connection.endheaders()
    response = connection.getresponse()
    response.content = response.read()
    connection.close()
    return response


def send(server, request):
    """Everything that is answered to the bytes of a request."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        answer = b""
        while part := connection.recv(65536):
            answer += part
        return answer


def data(server):
    return playground_data(fetch(server, "/").content.decode())


def all_pictures(server):
    return [picture for album in data(server)["albums"] for picture in album["pictures"]]


def picture_path(server, caption):
    return "/" + next(picture["src"] for picture in all_pictures(server) if picture["caption"] == caption)
