import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from './icon.tsx';

/** Leads from a detail to the list it belongs to. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Anchor component={Link} to={to} size="sm">
      <Icon name="back" size={14} /> {children}
    </Anchor>
  );
}
