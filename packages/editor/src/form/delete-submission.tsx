import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useSession } from '../app/session.ts';
import { Ask } from '../kit/ask.tsx';
import { useChange } from '../kit/use-change.ts';
import { useTexts } from '../texts/texts.ts';
import { formTexts } from './messages.ts';
import { formsKey } from './queries.ts';

interface DeleteSubmissionProps {
  readonly formId: string;
  readonly id: string;
}

export function DeleteSubmission({ formId, id }: DeleteSubmissionProps) {
  const words = useTexts(formTexts);
  const { rights } = useSession();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useChange({
    change: async () => {
      await call('DELETE /api/form-submissions/:id', { params: { id } });
      await navigate({ to: '/config/forms/$id/submissions', params: { id: formId } });
    },
    stale: [...formsKey, formId],
    success: words.deleted,
    reasons: words.reasons,
  });
  if (!rights.includes('forms.edit')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {words.delete}
      </Button>
      <Ask
        isOpen={isAsking}
        title={words.deleteTitle}
        action={words.delete}
        isBusy={remove.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate(undefined)}
      >
        {words.deleteText}
      </Ask>
    </>
  );
}
