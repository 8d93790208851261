import { BlockType } from '@awning/site-model';
import type { Scope } from '../../contract/scope.ts';
import { removeTags } from '../../text/remove-tags.ts';
import { fields } from '../../values/reference.ts';
import { asNumber, asText, isTruthy, type Value } from '../../values/value.ts';

/** Alternative text taken from a body is cut at this length (the specification's number; the references cut at 250). */
const MAX_BODY_LENGTH = 1000;

const BLOCK_TYPE = ['blockType'];

/** The alternative text of a picture: in an image block only the owner's text, otherwise the best available. */
export function alternativeText(image: Value, scope: Scope): string {
  if (asNumber(scope.resolve(BLOCK_TYPE)) === BlockType.image) {
    // An empty text is a choice: the picture is decorative.
    return asText(fields(image)?.altText).trim();
  }
  const title = fields(image)?.title;
  // An existing title comes first even if it is not a text.
  return isTruthy(title) ? asText(title) : bodyText(image) || filename(image);
}

function bodyText(image: Value): string {
  const body = fields(image)?.body;
  return isTruthy(body) ? removeTags(asText(body), MAX_BODY_LENGTH) : '';
}

function filename(image: Value): string {
  const name = fields(image)?.filename;
  return isTruthy(name) ? asText(name) : '';
}
