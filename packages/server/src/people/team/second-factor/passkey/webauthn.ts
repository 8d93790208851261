import type { PasskeyPlace } from './place.ts';

/** What a browser sends about a new passkey; texts in base64url. */
export interface Attestation {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** What a browser sends as proof of holding a passkey. */
export interface Assertion {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle?: string;
}

export interface Ceremony {
  readonly place: PasskeyPlace;
  readonly challenge: string;
}

/** How long a browser may take to ask its user. */
export const CHALLENGE_LIFE_MS = 5 * 60 * 1000;

/** Loaded when the first passkey is used: with its dependencies it is larger than most of the server. */
const library = () => import('@simplewebauthn/server');

interface NewPasskeyOf {
  readonly websiteName: string;
  readonly member: { readonly id: string; readonly email: string; readonly name: string };
  /** Credentials that the browser must not create again. */
  readonly known: readonly string[];
}

/** For `navigator.credentials.create`. The passkey requires a finger, a face or a PIN, so it counts as two factors. */
export async function creationOptions({ place, challenge }: Ceremony, { websiteName, member, known }: NewPasskeyOf) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: websiteName,
    rpID: place.rpId,
    userID: new Uint8Array(userHandleOf(member.id)),
    userName: member.email,
    userDisplayName: member.name,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_LIFE_MS,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** For `navigator.credentials.get`. Without credentials the browser offers all its passkeys for this place. */
export async function requestOptions({ place, challenge }: Ceremony, credentials: readonly Credential[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: place.rpId,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_LIFE_MS,
    userVerification: 'required',
    allowCredentials: credentials.map(({ id, transports }) => ({ id, transports: [...transports] })),
  });
}

export interface Credential {
  readonly id: string;
  readonly transports: readonly string[];
}

export interface MadePasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
}

/** Returns undefined for anything but a new passkey of this place that signs this challenge. */
export async function verifyAttestation(
  { place, challenge }: Ceremony,
  { id, clientDataJSON, attestationObject, transports }: Attestation,
): Promise<MadePasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  if (!(await isWithoutCertificates(attestationObject))) return undefined;
  return unlessRefused(async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, transports: [...transports] },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      requireUserVerification: true,
    });
    if (!verified || registrationInfo.credential.id !== id) return undefined;
    const { credential } = registrationInfo;
    return {
      credentialId: id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
    };
  });
}

export interface Proof {
  readonly counter: number;
}

/** Returns undefined for anything but a proof, for this place and challenge, of holding the passkey. */
export async function verifyAssertion(
  { place, challenge }: Ceremony,
  { id, userHandle, ...response }: Assertion,
  stored: { readonly publicKey: Buffer; readonly memberId: string },
): Promise<Proof | undefined> {
  // The browser states whose passkey it believes this to be.
  if (userHandle !== undefined && userHandle !== userHandleOf(stored.memberId).toString('base64url')) return undefined;
  const { verifyAuthenticationResponse } = await library();
  return unlessRefused(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      requireUserVerification: true,
      // Below every counter: the signature is verified first, and the counter is compared by the caller.
      credential: { id, publicKey: new Uint8Array(stored.publicKey), counter: -1 },
    });
    if (!verified) return undefined;
    return { counter: authenticationInfo.newCounter };
  });
}

/** The id by which a passkey knows its member. It reveals nothing else. */
function userHandleOf(memberId: string): Buffer {
  return Buffer.from(memberId.replaceAll('-', ''), 'hex');
}

/**
 * We request no certificates. A device that sends some is refused: checking them would fetch revocation lists from
 * addresses in the certificates, which anyone can invent.
 */
async function isWithoutCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  return (
    (await unlessRefused(async () => {
      const statement = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url'))).get(
        'attStmt',
      );
      return statement.get('x5c') === undefined;
    })) === true
  );
}

/** The library throws for every fault in its input, all of which comes from the browser. */
async function unlessRefused<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
