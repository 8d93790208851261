import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../texts/texts.ts';
import { kitTexts } from '../messages.ts';
import type { DocumentEditor } from './use-document-editor.ts';

interface CheckLinkProps<Body, Typed> {
  readonly to: string;
  readonly editor: Pick<DocumentEditor<Body, Typed>, 'isChangedNow' | 'submit'>;
  readonly isDisabled?: boolean;
}

/** Leads to the screen that shows what changes before it is published. What is not saved yet is saved on the way. */
export function CheckLink<Body extends object, Typed>(props: CheckLinkProps<Body, Typed>) {
  const { to, editor, isDisabled = false } = props;
  const words = useTexts(kitTexts);
  const navigate = useNavigate();
  return (
    <Button
      component={Link}
      to={to}
      {...(isDisabled && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={(event) => {
        if (!isDisabled && !editor.isChangedNow()) return;
        event.preventDefault();
        if (!isDisabled) void editor.submit({ isQuiet: true }).then((saved) => saved && navigate({ to }));
      }}
    >
      {words.check}
    </Button>
  );
}
