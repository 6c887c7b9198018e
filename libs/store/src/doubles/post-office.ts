import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A mail server that says yes to everything and keeps what was said to it.
 * @param answers other answers, by what the lines begin with that they are given to; `.` ends a letter
 */
export async function postOffice(answers: Readonly<Record<string, string>> = {}) {
  const answerTo = (line: string, otherwise: string): string =>
    `${Object.entries(answers).find(([said]) => line.startsWith(said))?.[1] ?? otherwise}\r\n`;
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inData = false;
    socket.write('220 office\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        heard.push(line);
        if (inData && line === '.') {
          inData = false;
          socket.write(answerTo(line, '250 kept'));
        } else if (inData) continue;
        else if (line === 'DATA') {
          inData = !('DATA' in answers);
          socket.write(answerTo(line, '354 go on'));
        } else socket.write(answerTo(line, '250 yes'));
      }
    });
    socket.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    heard,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
