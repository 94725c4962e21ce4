import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Button } from './Button';
import { ButtonLink } from './ButtonLink';

const star = <svg data-testid="star" aria-hidden="true" />;

/** The position of the icon: before or after the title. */
function placeOf(drawing: Element | null, title: string) {
  if (!drawing) return undefined;
  const position = screen.getByText(title).compareDocumentPosition(drawing);
  return position & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
}

describe('a link', () => {
  test('has an arrow after its title, unless it has an icon or null', () => {
    const { rerender, container } = render(<ButtonLink href="/about" title="Hakkımızda" />);
    const drawing = () => container.querySelector('svg');
    expect(screen.getByRole('link', { name: 'Hakkımızda' })).toHaveAttribute('href', '/about');
    expect(placeOf(drawing(), 'Hakkımızda')).toBe('after');
    rerender(<ButtonLink href="/about" title="Hakkımızda" iconBefore={star} />);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    expect(placeOf(screen.getByTestId('star'), 'Hakkımızda')).toBe('before');
    rerender(<ButtonLink href="/about" title="Hakkımızda" iconAfter={star} />);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    expect(placeOf(screen.getByTestId('star'), 'Hakkımızda')).toBe('after');
    rerender(<ButtonLink href="/about" title="Hakkımızda" iconAfter={null} />);
    expect(drawing()).not.toBeInTheDocument();
  });

  test('says that it opens a new window, and has rel noopener', () => {
    const hint = '(yeni pencerede açılır)';
    const { rerender } = render(
      <ButtonLink href="https://a.example/" title="Katalog" target="_blank" newWindow={hint} />,
    );
    const link = screen.getByRole('link', { name: `Katalog ${hint}` });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    rerender(
      <ButtonLink
        href="https://a.example/"
        title="Katalog"
        ariaLabel="Katalog 2026"
        target="_blank"
        newWindow={hint}
      />,
    );
    expect(screen.getByRole('link', { name: `Katalog 2026 ${hint}` })).toBeInTheDocument();
  });

  test('stays in its window by default', () => {
    render(<ButtonLink href="/about" title="Hakkımızda" ariaLabel="Hakkımızda, Kemerkaya" />);
    const link = screen.getByRole('link', { name: 'Hakkımızda, Kemerkaya' });
    expect(link).not.toHaveAttribute('target');
    expect(link).not.toHaveAttribute('rel');
  });
});

describe('a button', () => {
  test('submits the form it is in', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="button" title="Temizle" />
        <Button type="submit" title="Gönder" ariaLabel="Gönder: mesajınız" iconAfter={star} />
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Temizle' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Gönder: mesajınız' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('keeps the focus while it is disabled', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Button type="submit" title="Gönder" />);
    await user.tab();
    rerender(<Button type="submit" title="Gönder" aria-disabled />);
    expect(screen.getByRole('button', { name: 'Gönder' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Gönder' })).toHaveAttribute('aria-disabled', 'true');
  });
});
