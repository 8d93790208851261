import { readCookie } from '../../api/cookies.ts';

interface DataCall {
  readonly url: string;
  readonly data?: unknown;
  /** Sends the data as JSON instead of as fields of a form. */
  readonly json?: boolean;
  readonly success?: (answer: unknown) => void;
  readonly failure?: (answer: unknown) => void;
}

/** `Y.Data`: calls to the server of this website. */
export const data = {
  get: (call: DataCall): void => void send('GET', call),
  post: (call: DataCall): void => void send('POST', call),
  put: (call: DataCall): void => void send('PUT', call),
  del: (call: DataCall): void => void send('DELETE', call),
};

async function send(method: string, call: DataCall): Promise<void> {
  let { isOk, answer } = await request(method, call, readCookie('crumb'));
  // The crumb was too old; the answer has another one, and the call is repeated once.
  const { crumbFail, crumb } = Object(answer) as { readonly crumbFail?: unknown; readonly crumb?: unknown };
  if (crumbFail === true && typeof crumb === 'string') ({ isOk, answer } = await request(method, call, crumb));
  if (isOk) call.success?.(answer);
  else call.failure?.(answer);
}

async function request(
  method: string,
  { url, data: values, json }: DataCall,
  crumb: string | undefined,
): Promise<{ isOk: boolean; answer: unknown }> {
  const address = new URL(url, location.href);
  const isOurs = address.origin === location.origin;
  const fields = values === undefined ? undefined : new URLSearchParams(fieldsOf(values));
  if (method === 'GET') for (const [name, value] of fields ?? []) address.searchParams.append(name, value);
  try {
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        // The crumb is for this website only.
        ...(isOurs && method !== 'GET' && crumb !== undefined ? { 'x-crumb': crumb } : {}),
        ...(json === true ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'GET' || values === undefined ? {} : { body: json === true ? JSON.stringify(values) : fields! }),
    });
    return { isOk: response.ok, answer: parsed(await response.text()) };
  } catch {
    return { isOk: false, answer: {} };
  }
}

function fieldsOf(values: unknown): [string, string][] {
  if (typeof values === 'string') return [...new URLSearchParams(values)];
  return Object.entries(Object(values) as object).flatMap(([name, value]): [string, string][] =>
    value == null ? [] : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
  );
}

/** An empty answer means success too. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
