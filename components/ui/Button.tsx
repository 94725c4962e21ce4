import type { ComponentProps } from 'react';

import { ButtonFace, type ButtonLook, buttonClass } from './ButtonFace';

type Attributes = Omit<ComponentProps<'button'>, keyof ButtonLook | 'className' | 'children' | 'aria-label'>;

type Props = ButtonLook & Attributes & { type: 'submit' | 'button' };

/**
 * A button that looks like `ButtonLink`. It is disabled with `aria-disabled`, since `disabled` would lose the focus.
 */
export function Button({ type, title, iconBefore, iconAfter, size, theme, ariaLabel, ...attributes }: Props) {
  return (
    <button {...attributes} type={type} className={buttonClass({ title, size, theme })} aria-label={ariaLabel}>
      <ButtonFace title={title} iconBefore={iconBefore} iconAfter={iconAfter} />
    </button>
  );
}
