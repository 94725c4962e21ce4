/// <reference types="@testing-library/jest-dom" />
import { format } from 'node:util';

import type * as Dom from '@testing-library/dom';

// Loading them takes longer than many a test of plain functions, which have no document.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  // How long something may take to appear, in milliseconds, on a machine that has other work to do.
  jest.requireActual<typeof Dom>('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });
}

/** Loads this component directly: lazily loaded, it would render nothing at first in a test. */
jest.mock('@/components/forms/contact/ContactFormIsland.client', () => ({
  get ContactFormIsland() {
    return jest.requireActual<Record<string, unknown>>('@/components/forms/contact/ContactFormShell').ContactFormShell;
  },
}));
jest.mock('@/components/sections/SiteVisit/VisitIsland.client', () => ({
  get VisitIsland() {
    return jest.requireActual<Record<string, unknown>>('@/components/sections/SiteVisit/VisitPanel').VisitPanel;
  },
}));

/** A console error or warning fails the test that caused it. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      complaints.push(`console.${level}: ${format(...args)}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});
