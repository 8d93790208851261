import { Type } from '@sinclair/typebox';
import { oneLine } from '../../../../platform/one-line.ts';

/** Bytes as browsers send them; the longest have a few hundred. */
const bytes = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength });
/** At most 1023 bytes, by the specification of WebAuthn. */
const credentialId = bytes(1364);
const clientDataJSON = bytes(4096);

/** The used fields of `AuthenticatorAttestationResponse`. */
const Attestation = Type.Object(
  {
    id: credentialId,
    clientDataJSON,
    attestationObject: bytes(16_384),
    transports: Type.Array(Type.String({ maxLength: 32 }), { maxItems: 8 }),
  },
  { additionalProperties: false },
);

/** The fields of `AuthenticatorAssertionResponse`. */
const Assertion = Type.Object(
  {
    id: credentialId,
    clientDataJSON,
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    userHandle: Type.Optional(bytes(128)),
  },
  { additionalProperties: false },
);

const PasskeyName = oneLine({ maxLength: 100 });

export const NewPasskeyBody = Type.Object(
  { attestation: Attestation, name: Type.Optional(PasskeyName) },
  { additionalProperties: false },
);
export const RenameBody = Type.Object({ name: PasskeyName }, { additionalProperties: false });
export const AssertionBody = Type.Object({ assertion: Assertion }, { additionalProperties: false });

export const CreationAnswer = Type.Object({
  options: Type.Unknown({ description: 'PublicKeyCredentialCreationOptionsJSON, for navigator.credentials.create' }),
});
export const RequestAnswer = Type.Object({
  options: Type.Unknown({ description: 'PublicKeyCredentialRequestOptionsJSON, for navigator.credentials.get' }),
});
