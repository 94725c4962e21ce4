import type { Metadata } from 'next';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import config from '@payload-config';
import { getPayload } from 'payload';
import { tabIcon } from '../../../../src/brand/admin/tab-icon';
import { importMap } from '../importMap.js';

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [metadata, payload] = await Promise.all([
    generatePageMetadata({ config, params, searchParams }),
    getPayload({ config }),
  ]);
  return { ...metadata, icons: await tabIcon(payload) };
}

export default function Page({ params, searchParams }: Props) {
  return RootPage({ config, params, searchParams, importMap });
}
