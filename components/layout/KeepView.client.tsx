'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  /** The view that the server rendered. */
  view: ReactNode;
  children: ReactNode;
}

/** Keeps the not-found view when the browser also gets the error that set the status. */
export class KeepView extends Component<Props, { hasSignal: boolean }> {
  override state = { hasSignal: false };

  static getDerivedStateFromError() {
    return { hasSignal: true };
  }

  override render() {
    return this.state.hasSignal ? this.props.view : this.props.children;
  }
}
