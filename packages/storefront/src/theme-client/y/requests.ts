type Values = Readonly<Record<string, unknown>>;

interface IoSettings {
  readonly method?: string;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly context?: unknown;
  readonly arguments?: unknown;
  readonly form?: { readonly id?: unknown };
  readonly on?: Readonly<Record<string, ((this: unknown, ...args: readonly unknown[]) => void) | undefined>>;
}

export const QueryString = {
  stringify: (values: Values): string => new URLSearchParams(pairsOf(values)).toString(),
  parse: (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text.replace(/^\?/, ''))),
};

function pairsOf(values: Values): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value == null ? [] : (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
  );
}

interface IoAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly responseText: string;
  getResponseHeader(name: string): string | null;
}

let lastId = 0;

/** `Y.io`: a request whose answer is given as text. */
export function io(address: string, settings: IoSettings = {}): { readonly id: number; abort(): void } {
  const id = (lastId += 1);
  const ending = new AbortController();
  void send(id, address, settings, ending.signal);
  return { id, abort: () => ending.abort() };
}

async function send(id: number, address: string, settings: IoSettings, signal: AbortSignal): Promise<void> {
  const { on = {}, context, arguments: more } = settings;
  const tell = (name: string, ...args: readonly unknown[]) => on[name]?.call(context, id, ...args, more);
  const method = (settings.method ?? 'GET').toUpperCase();
  const { data } = settings;
  const body = typeof data === 'object' && data !== null ? QueryString.stringify(data as Values) : (data as string);
  const isRead = method === 'GET' || method === 'HEAD';
  const target = isRead && body ? `${address}${address.includes('?') ? '&' : '?'}${body}` : address;
  tell('start');
  // Status 0 says that there was no answer.
  let answer: IoAnswer = { status: 0, statusText: '', responseText: '', getResponseHeader: () => null };
  try {
    const response = await fetch(target, {
      method,
      signal,
      credentials: 'same-origin',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(isRead || !body ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...settings.headers,
      },
      ...(isRead || !body ? {} : { body }),
    });
    answer = {
      status: response.status,
      statusText: response.statusText,
      responseText: await response.text(),
      getResponseHeader: (name) => response.headers.get(name),
    };
  } catch {
    // As there is no answer, the status stays.
  }
  tell('complete', answer);
  tell(answer.status >= 200 && answer.status < 300 ? 'success' : 'failure', answer);
  tell('end');
}

type Loaded = (error: unknown) => void;

/** `Y.Get`: scripts and style sheets by their addresses, as far as the policy of the page allows them. */
export const Get = {
  js: (addresses: unknown, first?: unknown, second?: unknown) => load('script', addresses, first, second),
  css: (addresses: unknown, first?: unknown, second?: unknown) => load('link', addresses, first, second),
  script: (addresses: unknown, first?: unknown, second?: unknown) => load('script', addresses, first, second),
};

function load(kind: 'script' | 'link', addresses: unknown, first: unknown, second: unknown): void {
  const listener = [first, second].find((one): one is Loaded => typeof one === 'function');
  const { onSuccess, onFailure } = Object(first) as { readonly onSuccess?: Loaded; readonly onFailure?: Loaded };
  const each = (Array.isArray(addresses) ? addresses : [addresses]).map(
    async (address) =>
      await new Promise<void>((resolve, reject) => {
        const made = document.createElement(kind);
        made.addEventListener('load', () => resolve());
        made.addEventListener('error', () => reject(new Error(`${String(address)} was not loaded`)));
        if (made instanceof HTMLScriptElement) Object.assign(made, { src: String(address), async: false });
        else Object.assign(made, { href: String(address), rel: 'stylesheet' });
        document.head.append(made);
      }),
  );
  void report(each, listener, { onSuccess, onFailure });
}

async function report(
  each: readonly Promise<void>[],
  listener: Loaded | undefined,
  { onSuccess, onFailure }: { readonly onSuccess: Loaded | undefined; readonly onFailure: Loaded | undefined },
): Promise<void> {
  try {
    await Promise.all(each);
  } catch (error) {
    listener?.([error]);
    onFailure?.(error);
    return;
  }
  listener?.(null);
  onSuccess?.(undefined);
}
