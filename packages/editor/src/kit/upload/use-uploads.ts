import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { newKey } from '../../api/new-key.ts';
import { LanguageContext } from '../../texts/texts.ts';
import { ArrivalsContext } from '../editing/arrivals.ts';
import { NotProcessed, sayUpload } from './say-upload.ts';
import { Cancelled, type SentFile, sendFile } from './send-file.ts';

type AssetKind = 'image' | 'audio' | 'video' | 'file';

/** One file on its way. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** `processing` while the server makes the sizes of a picture. */
  readonly state: 'waiting' | 'sending' | 'processing' | 'done' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly message?: string | undefined;
  readonly fileId?: string | undefined;
}

export interface UploadOptions {
  readonly folderId?: string | undefined;
  readonly kind?: AssetKind | undefined;
  /** For sale: only the team and buyers can open it. */
  readonly isPrivate?: boolean;
  /** Each file as soon as the server has it, and again once it is ready, with its place among the files that were chosen. */
  readonly onStored?: (file: SentFile, place: number) => void;
  /** How often the server is asked whether a picture is ready, and after how long that is given up. */
  readonly askEveryMs?: number;
  readonly askTimes?: number;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  /** Whether something is still on its way to the server. */
  readonly isBusy: boolean;
  /** Returns the keys of their uploads. */
  readonly add: (files: readonly File[]) => readonly string[];
  readonly retry: (key: string) => void;
  readonly cancel: (key: string) => void;
  /** Takes what the server has, or refused, off the list. */
  readonly clear: () => void;
}

/** More at once would only share the line between them. */
const MAX_AT_ONCE = 2;

/** Sends many files, two at a time, each with its own progress and its own end. */
export function useUploads(options: UploadOptions = {}): Uploads {
  const language = useContext(LanguageContext);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<string, File>());
  const stops = useRef(new Map<string, AbortController>());
  const arrivals = useRef(new Map<string, (isThere: boolean) => void>());
  const tellArrival = useContext(ArrivalsContext);
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });

  const announce = (key: string) =>
    tellArrival(
      new Promise((resolve) => {
        arrivals.current.set(key, resolve);
      }),
    );
  const settle = useCallback((key: string, isThere: boolean) => {
    arrivals.current.get(key)?.(isThere);
    arrivals.current.delete(key);
  }, []);
  // What is chosen in a dialog that is closed again belongs to no form any more.
  useEffect(() => {
    const { current: open } = arrivals;
    return () => {
      for (const resolve of open.values()) resolve(true);
      open.clear();
    };
  }, []);

  const change = useCallback((key: string, values: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)));
  }, []);

  const run = useCallback(
    async (key: string, file: File) => {
      const stop = new AbortController();
      stops.current.set(key, stop);
      const { folderId, kind, isPrivate = false, askEveryMs, askTimes } = current.current;
      const place = [...files.current.keys()].indexOf(key);
      try {
        const query = new URLSearchParams({
          name: file.name,
          ...(folderId === undefined ? {} : { folderId }),
          ...(kind === undefined ? {} : { kind }),
          ...(isPrivate ? { isPrivate: 'true' } : {}),
        });
        const stored = await sendFile({
          address: `/api/uploads?${query.toString()}`,
          file,
          key,
          onProgress: (progress) => change(key, { progress }),
          signal: stop.signal,
        });
        change(key, { state: 'processing', progress: 1, fileId: stored.id });
        current.current.onStored?.(stored, place);
        settle(key, true);
        await waitUntilReady(stored.id, stop.signal, askEveryMs, askTimes);
        change(key, { state: 'done' });
        current.current.onStored?.(stored, place);
      } catch (problem) {
        // Who stopped it does not miss it.
        settle(key, problem instanceof Cancelled);
        const wanted = kind === 'file' ? undefined : kind;
        change(key, { state: 'failed', message: sayUpload(problem, language, { fileName: file.name, wanted }) });
      } finally {
        stops.current.delete(key);
      }
    },
    [change, settle, language],
  );

  // The next ones begin as soon as there is room.
  useEffect(() => {
    const sending = uploads.filter(({ state }) => state === 'sending').length;
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, MAX_AT_ONCE - sending));
    for (const { key } of next) {
      const file = files.current.get(key);
      if (!file) continue;
      change(key, { state: 'sending', progress: 0 });
      void run(key, file);
    }
  }, [uploads, change, run]);

  return {
    uploads,
    isBusy: uploads.some(isOnItsWay),
    add: (added) => {
      const news = added.map((file) => ({ key: newKey(), file }));
      for (const { key, file } of news) {
        files.current.set(key, file);
        announce(key);
      }
      const rows = news.map(({ key, file }) => ({
        key,
        name: file.name,
        bytes: file.size,
        state: 'waiting' as const,
        progress: 0,
      }));
      setUploads((all) => [...all, ...rows]);
      return news.map(({ key }) => key);
    },
    retry: (key) => {
      announce(key);
      change(key, { state: 'waiting', progress: 0, message: undefined });
    },
    cancel: (key) => {
      const stop = stops.current.get(key);
      if (stop) {
        stop.abort();
        return;
      }
      settle(key, true);
      change(key, { state: 'failed', message: sayUpload(new Cancelled(), language, { fileName: '' }) });
    },
    clear: () => setUploads((all) => all.filter(isOnItsWay)),
  };
}

function isOnItsWay({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending';
}

/** Waits until the sizes of a picture are made; anything else is ready at once. */
async function waitUntilReady(id: string, signal: AbortSignal, askEveryMs = 1000, askTimes = 120): Promise<void> {
  for (let asked = 0; asked < askTimes; asked += 1) {
    const { state } = await call('GET /api/files/:id/facts', { params: { id } });
    if (signal.aborted) throw new Cancelled();
    if (state === 'ready') return;
    if (state === 'failed') throw new NotProcessed(true);
    await new Promise((resolve) => {
      setTimeout(resolve, askEveryMs);
    });
    if (signal.aborted) throw new Cancelled();
  }
  throw new NotProcessed(false);
}
