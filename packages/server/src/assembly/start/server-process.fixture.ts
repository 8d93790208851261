import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The real server as a separate process in its own folder. */
export class ServerProcess {
  readonly child: ChildProcess;
  printed = '';
  complained = '';

  constructor(program: string, folder: string, settings: Record<string, string> = {}, account = {}) {
    // Its socket's folder is removed with the test's own.
    const environment = {
      PATH: process.env['PATH'],
      HOME: folder,
      TMPDIR: folder,
      NODE_ENV: 'production',
      PORT: '0',
      ...settings,
    };
    this.child = spawn(process.execPath, [program], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...account,
    });
    this.child.stdout?.on('data', (chunk) => (this.printed += String(chunk)));
    this.child.stderr?.on('data', (chunk) => (this.complained += String(chunk)));
  }

  /** Waits until the server prints where the shop is. */
  async address(): Promise<string> {
    for (;;) {
      const address = /Shop +(http\S+)/.exec(this.printed)?.[1];
      if (address && this.printed.includes('Ctrl-C')) return address;
      await Promise.race([once(this.child.stdout!, 'data'), this.failed()]);
    }
  }

  /** Waits for the end and returns the exit status. */
  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'close');
    return this.child.exitCode;
  }

  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended();
  }

  private async failed(): Promise<never> {
    await this.ended();
    throw new Error(`The server ended:\n${this.printed}${this.complained}`);
  }
}
