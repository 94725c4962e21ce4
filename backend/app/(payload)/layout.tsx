import type { ReactNode } from 'react';
import type { ServerFunctionClient } from 'payload';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import '@payloadcms/next/css';
import config from '@payload-config';
import { scheduleInAdmin } from '../../src/editing/schedule/schedule-in-admin';
import { importMap } from './admin/importMap.js';

/** Payload's own function would let every account schedule. */
const serverFunctions = { 'schedule-publish': scheduleInAdmin };

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
