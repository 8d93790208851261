import type { Sender } from '../../platform/outgoing/index.ts';

export interface LookupOutcome {
  readonly state: 'found' | 'basicAccount' | 'notThere' | 'unreachable';
  readonly title: string;
}

const MAX_ANSWER_BYTES = 100_000;
/** As long as the title of a block may be. */
const MAX_TITLE_LENGTH = 200;

/** Asks a provider about one of its videos or sounds. Of the answer, only the title is told, and whether it may be shown elsewhere. */
export async function lookUp(sender: Sender, lookupUrl: string): Promise<LookupOutcome> {
  const answer = await sender.download(lookupUrl, { accept: 'application/json' });
  if (!answer.ok) {
    // What is deleted or private has one of these.
    const isGone = answer.reason === 'status' && [401, 403, 404, 410].includes(answer.status);
    return { ...nothing, state: isGone ? 'notThere' : 'unreachable' };
  }
  try {
    return outcomeOf(JSON.parse(await readText(answer.content)));
  } catch {
    return { ...nothing, state: 'unreachable' };
  } finally {
    answer.close();
  }
}

const nothing = { title: '' };

async function readText(content: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of content) {
    bytes += part.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('The answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function outcomeOf(told: unknown): LookupOutcome {
  const facts = typeof told === 'object' && told !== null ? (told as Readonly<Record<string, unknown>>) : {};
  const title = typeof facts['title'] === 'string' ? cleanTitle(facts['title']) : '';
  return { state: facts['account_type'] === 'basic' ? 'basicAccount' : 'found', title };
}

function cleanTitle(title: string): string {
  return Array.from(title.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .slice(0, MAX_TITLE_LENGTH)
    .join('');
}
