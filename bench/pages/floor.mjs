// The least that a server can do with a cached page: bare `node:http` sends the same bytes and headers. The page to send comes on
// standard input, as JSON.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { headers, body } = await json(process.stdin);
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
