import { parseEnv } from 'node:util';
import { settings } from './settings.ts';

type Settings = typeof settings;
type ValueOf<Key extends keyof Settings> = Extract<ReturnType<Settings[Key]['read']>, { ok: true }>['value'];

/** The settings as given. `secrets` may be absent here; `loadConfig` adds them. */
export type WrittenConfig = { readonly [Key in keyof Settings]: ValueOf<Key> };

export type ReadResult =
  | { readonly ok: true; readonly config: WrittenConfig }
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the configuration from the environment and the text of `.env`, or one sentence per invalid setting. */
export function readConfig(environment: Environment, envFile: string, folder: string): ReadResult {
  const given = merge(environment, parseEnv(envFile));
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(settings)) {
    const text = given[setting.name] || ('standard' in setting ? setting.standard : '');
    if (text === '') continue;
    const checked = setting.read(text, folder);
    if (checked.ok) values[key] = checked.value;
    else {
      problems.push(`${setting.name} ${'isSecret' in setting ? 'cannot be used' : `is "${text}"`}: ${checked.advice}.`);
    }
  }
  if (values['smtpUrl'] && !given['MAIL_FROM']) {
    problems.push(
      'SMTP_URL is set but MAIL_FROM is not: set MAIL_FROM to the sender of mails, such as hello@shop.example.',
    );
  }
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
    if (values['s3Bucket'] && !given[name]) {
      problems.push(`S3_BUCKET is set but ${name} is not: set it to the key that may use the bucket.`);
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config: values as WrittenConfig };
}

/** An empty variable counts as absent: `PORT= npm start` does not hide the value in the file. */
function merge(environment: Environment, file: Environment): Environment {
  const given = Object.entries(environment).filter(([, text]) => text !== undefined && text.trim() !== '');
  return Object.fromEntries([...Object.entries(file), ...given].map(([name, text]) => [name, text?.trim()]));
}
