"""Requests of a browser, or of an imitation of one."""

import http.client
import socket

from support import WAIT, playground_data


def fetch(server, path, method="GET", **headers):
    """A response with its body, for a path that is sent unchanged."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
    connection.putrequest(method, path, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name, value)
    connection.endheaders()
    response = connection.getresponse()
    response.content = response.read()
    connection.close()
    return response


def send(server, request):
    """All bytes of the responses to a request's bytes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=WAIT) as connection:
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
