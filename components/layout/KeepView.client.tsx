'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  /** What the server showed, and what stays. */
  view: ReactNode;
  children: ReactNode;
}

/** Keeps the not-found view when the browser, too, meets the signal that gave the answer its status. */
export class KeepView extends Component<Props, { hasSignal: boolean }> {
  override state = { hasSignal: false };

  static getDerivedStateFromError() {
    return { hasSignal: true };
  }

  override render() {
    return this.state.hasSignal ? this.props.view : this.props.children;
  }
}
