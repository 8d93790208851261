import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { type Answer, call } from './client.ts';
import { PasskeyProblem } from './passkey-problem.ts';

/** Asks the browser for a new passkey and gives it to the server. */
export async function addPasskey(name: string): Promise<Answer<'POST /api/team/second-factor/passkeys'>> {
  const { options } = await call('POST /api/team/second-factor/passkey-options', {});
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await asked(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const attestation = { id, clientDataJSON, attestationObject, transports };
  return call('POST /api/team/second-factor/passkeys', { body: { attestation, name } });
}

export async function signInWithPasskey(): Promise<Answer<'POST /api/team/session/passkey'>> {
  const { options } = await call('POST /api/team/session/passkey/options', {});
  return call('POST /api/team/session/passkey', { body: { assertion: await proof(options) } });
}

export async function confirmWithPasskey(): Promise<void> {
  const { options } = await call('POST /api/team/confirmation/passkey/options', {});
  await call('POST /api/team/confirmation/passkey', { body: { assertion: await proof(options) } });
}

async function proof(options: unknown) {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await asked(() => startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) };
}

/** Browsers do not tell why, so that pages cannot find out what devices a person has. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new PasskeyProblem(isKnown ? 'passkeyKnown' : 'passkeyNotShown');
  }
}
