// The floor of a durable command over HTTP: node:http takes JSON; node:sqlite commits what came in one turn together, or,
// where a URL is named instead of a folder, the event store's own client appends it.
import { createServer } from 'node:http';

const [place] = process.argv.slice(2);
const queue = place.includes('://')
  ? (await import('../raw.cluster.mjs')).bareLog(place)
  : (await import('../raw.mjs')).bareQueue(place);
let made = 0;
const server = createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(parts).toString());
    const id = `record-${process.pid}-${(made += 1)}`;
    void queue.append(id, 0, JSON.stringify(body.producer_input)).then(() => {
      const answer = JSON.stringify({ data: { id, type: 'producer_input', attributes: body.producer_input } });
      response.writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) });
      response.end(answer);
    });
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
