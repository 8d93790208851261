import { Type } from '@sinclair/typebox';
import { oneLine } from '../../../../platform/one-line.ts';

/** Bytes as browsers send them; the longest have a few hundred. */
const bytes = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength });
/** At most 1023 bytes, by the specification of WebAuthn. */
const credentialId = bytes(1364);
const clientDataJSON = bytes(4096);

/** The used fields of `AuthenticatorAttestationResponse`. */
const attestation = Type.Object(
  {
    id: credentialId,
    clientDataJSON,
    attestationObject: bytes(16_384),
    transports: Type.Array(Type.String({ maxLength: 32 }), { maxItems: 8 }),
  },
  { additionalProperties: false },
);

/** The fields of `AuthenticatorAssertionResponse`. */
const assertion = Type.Object(
  {
    id: credentialId,
    clientDataJSON,
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    userHandle: Type.Optional(bytes(128)),
  },
  { additionalProperties: false },
);

const passkeyName = oneLine({ maxLength: 100 });

export const newPasskeyBody = Type.Object(
  { attestation, name: Type.Optional(passkeyName) },
  { additionalProperties: false },
);
export const renameBody = Type.Object({ name: passkeyName }, { additionalProperties: false });
export const assertionBody = Type.Object({ assertion }, { additionalProperties: false });

export const creationAnswer = Type.Object({
  options: Type.Unknown({ description: 'PublicKeyCredentialCreationOptionsJSON, for navigator.credentials.create' }),
});
export const requestAnswer = Type.Object({
  options: Type.Unknown({ description: 'PublicKeyCredentialRequestOptionsJSON, for navigator.credentials.get' }),
});
