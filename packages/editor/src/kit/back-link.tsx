import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from './icon.tsx';

interface BackLinkProps {
  readonly to: string;
  /** What the list was narrowed to. */
  readonly search?: Readonly<Record<string, string>>;
  readonly children: string;
}

/** Leads from a detail to the list it belongs to. */
export function BackLink({ to, search, children }: BackLinkProps) {
  return (
    <Anchor component={Link} to={to} {...(search && { search: search as never })} size="sm">
      <Icon name="back" size={14} /> {children}
    </Anchor>
  );
}
