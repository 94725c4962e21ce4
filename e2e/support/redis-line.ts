import { createServer, connect, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A line to a Redis that can be slow. */
export class RedisLine {
  /** How long everything takes on it in each direction together, in milliseconds. */
  delayMs = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  /** @param port of the Redis on this machine */
  static async open(port: number): Promise<RedisLine> {
    const server = createServer((socket) => line.join(socket, connect(port, '127.0.0.1')));
    const line = new RedisLine(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get url(): string {
    return `redis://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private join(client: Socket, redis: Socket): void {
    client.on('data', (chunk) => setTimeout(() => redis.write(chunk), this.delayMs));
    redis.on('data', (chunk) => client.write(chunk));
    for (const [one, other] of [
      [client, redis],
      [redis, client],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}
