/** Features of dialogs that jsdom lacks: opening, cancelling by Escape, returning the focus. For tests. */
export function stubDialog() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      const before = document.activeElement;
      this.open = true;
      this.querySelector<HTMLElement>('button, a[href]')?.focus();
      const onKeyDown = ({ key }: KeyboardEvent) => {
        if (key === 'Escape' && this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
      };
      document.addEventListener('keydown', onKeyDown);
      this.addEventListener(
        'close',
        () => {
          document.removeEventListener('keydown', onKeyDown);
          if (before instanceof HTMLElement) before.focus();
        },
        { once: true },
      );
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
