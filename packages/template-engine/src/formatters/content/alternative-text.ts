import { BlockType } from '@awning/site-model';
import type { Scope } from '../../contract/scope.ts';
import { removeTags } from '../../text/remove-tags.ts';
import { member } from '../../values/reference.ts';
import { asNumber, asText, isTruthy, type Value } from '../../values/value.ts';

/** Alternative text taken from a body is cut here (the specification's number; the references cut at 250). */
const MAX_BODY_LENGTH = 1000;

const BLOCK_TYPE = ['blockType'];

/** What a picture says to those who do not see it: in an image block the owner's words alone, otherwise the best there is. */
export function alternativeText(image: Value, scope: Scope): string {
  if (asNumber(scope.resolve(BLOCK_TYPE)) === BlockType.image) {
    // A blank text is a choice: the picture is decoration.
    return asText(member(image, 'altText')).trim();
  }
  return (
    truthyText(member(image, 'title')) ||
    removeTags(truthyText(member(image, 'body'))).slice(0, MAX_BODY_LENGTH) ||
    truthyText(member(image, 'filename'))
  );
}

function truthyText(value: Value): string {
  return isTruthy(value) ? asText(value) : '';
}
