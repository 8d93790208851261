import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation } from './webauthn.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** What a test makes its device do wrong. */
export interface DeviceFault {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** Without it the device did not ask for a finger, a face or a PIN. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly format?: string;
}

export interface Device {
  readonly id: string;
  make(challenge: string, mischief?: DeviceFault): Attestation;
  prove(challenge: string, mischief?: DeviceFault): Assertion;
}

/** A device with one passkey, made of real keys, that counts its uses. */
export function newDevice({ origin, rpId }: { readonly origin: string; readonly rpId: string }): Device {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(32);
  const id = credential.toString('base64url');
  let uses = 0;
  return {
    id,
    make(challenge, mischief = {}) {
      const attested = Buffer.concat([Buffer.alloc(16), uint16(credential.length), credential, coseKey(publicKey)]);
      const authData = Buffer.concat([head(mischief, ATTESTED), attested]);
      const attestationObject = map([
        [text('fmt'), text(mischief.format ?? 'none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData)],
      ]);
      return {
        id,
        clientDataJSON: clientData('webauthn.create', challenge, mischief).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      };
    },
    prove(challenge, mischief = {}) {
      uses += 1;
      const authenticatorData = head({ counter: uses, ...mischief }, 0);
      const client = clientData('webauthn.get', challenge, mischief);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()]);
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };

  function head(mischief: DeviceFault, flags: number): Buffer {
    const rpIdHash = createHash('sha256')
      .update(mischief.rpId ?? rpId)
      .digest();
    const verified = mischief.isVerified === false ? 0 : VERIFIED;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(mischief.counter ?? 0);
    return Buffer.concat([rpIdHash, Buffer.from([PRESENT | verified | flags]), counter]);
  }

  function clientData(type: string, challenge: string, mischief: DeviceFault): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: mischief.type ?? type,
        challenge: mischief.challenge ?? challenge,
        origin: mischief.origin ?? origin,
      }),
    );
  }
}

/** Kind 2 (elliptic curve), ES256, P-256, and the point. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  return map([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), bytes(Buffer.from(x!, 'base64url'))],
    [Buffer.from([0x22]), bytes(Buffer.from(y!, 'base64url'))],
  ]);
}

// The small part of CBOR that this needs.
function map(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 + entries.length]), ...entries.flat()]);
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
  const length =
    value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.concat([Buffer.from([0x59]), uint16(value.length)]);
  return Buffer.concat([length, value]);
}

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16BE(value);
  return buffer;
}
