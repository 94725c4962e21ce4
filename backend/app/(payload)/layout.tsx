import type { ReactNode } from 'react';
import type { ServerFunctionClient } from 'payload';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import '@payloadcms/next/css';
import config from '@payload-config';
import { scheduleInAdmin } from '../../src/editing/schedule/schedule-in-admin';
import { copyLanguage } from '../../src/publication/language-copy';
import { importMap } from './admin/importMap.js';

/** Payload's own functions would let every account schedule, and publish what is copied from another language. */
const serverFunctions = { 'schedule-publish': scheduleInAdmin, 'copy-data-from-locale': copyLanguage };

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
