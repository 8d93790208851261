import { escapeIdentifier } from 'pg';
import type { Log } from '../log.ts';
import type { Database, NoticeHandler } from './connection.ts';
import { type LastingClient, openLastingClient } from './lasting-client.ts';
import type { DatabaseAddress } from './pool.ts';

export interface Listener extends Pick<Database, 'listen' | 'close'> {
  /** Delivers a notice of this process without a round trip to the database. */
  readonly tell: (channel: string, payload: string) => Promise<void>;
}

/** Uses one connection for all channels; it is opened by the first `listen`. */
export function openListener(address: DatabaseAddress, log: Log): Listener {
  const listeners = new Map<string, Set<NoticeHandler>>();
  let opening: Promise<LastingClient> | undefined;

  function open(): Promise<LastingClient> {
    return openLastingClient({
      address,
      log,
      purpose: 'cache messages',
      async prepare(client, again) {
        client.on('notification', ({ channel, payload = '' }) => void tell(channel, payload));
        for (const channel of listeners.keys()) await client.query(`listen ${escapeIdentifier(channel)}`);
        if (again) for (const onNotice of everyListener()) void onNotice(undefined);
      },
    });
  }

  async function tell(channel: string, payload: string): Promise<void> {
    await Promise.all([...(listeners.get(channel) ?? [])].map(async (onNotice) => await onNotice(payload)));
  }

  function everyListener(): NoticeHandler[] {
    return [...listeners.values()].flatMap((group) => [...group]);
  }

  async function listen(channel: string, onNotice: NoticeHandler): Promise<() => Promise<void>> {
    const group = listeners.get(channel) ?? new Set();
    listeners.set(channel, group.add(onNotice));
    const isFirst = opening === undefined;
    opening ??= open();
    const connection = await opening;
    // While the connection is lost there is nothing to send: the next one listens to all known channels.
    if (!isFirst) await connection.current()?.query(`listen ${escapeIdentifier(channel)}`);
    return async () => {
      group.delete(onNotice);
    };
  }

  async function close(): Promise<void> {
    listeners.clear();
    await opening?.then(
      (connection) => connection.close(),
      () => undefined,
    );
  }

  return { listen, tell, close };
}
