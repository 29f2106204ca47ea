/**
 * As `fetch`, over XMLHttpRequest, the only API that reports how much of a body was sent.
 *
 * @param onSent called with the share of the body that was sent, from 0 to 1
 */
export async function tellingFetch(
  request: Request,
  onSent: (share: number) => void,
): Promise<Response> {
  const { method, url, headers, signal } = request;
  const body = await request.text();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    call.open(method, url);
    call.responseType = 'arraybuffer';
    for (const [name, value] of headers) call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent(loaded / total);
    });
    call.addEventListener('load', () => resolve(responseOf(call)));
    call.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    call.addEventListener('abort', () => reject(signal.reason));
    call.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort);
    call.send(body);
  });
}

function responseOf(call: XMLHttpRequest): Response {
  const { status, statusText } = call;
  const bytes = call.response as ArrayBuffer;
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  // A `Response` with a status without a body must not get an empty one.
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, statusText, headers });
}
