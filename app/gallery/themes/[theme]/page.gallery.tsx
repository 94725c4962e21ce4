import { readDemo } from '../read-demo';
import { SiteFrame } from '@/components/layout/SiteFrame';
import { PageBody } from '@/components/sections/PageBody';
import { brandStyle } from '@/lib/brand/brand-style';
import { type ThemeName, themeNames } from '@/lib/brand/options';

interface Props {
  params: Promise<{ theme: ThemeName }>;
}

const pageKey = 'jet-grout';

export const dynamicParams = false;

export function generateStaticParams() {
  return themeNames.map((theme) => ({ theme }));
}

/** A page of the demo in a theme, with its frame. */
export default async function ThemePage({ params }: Props) {
  const { theme } = await params;
  const { page, model } = await readDemo(pageKey, theme);
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: brandStyle({ theme, colors: {} }).css }} />
      <SiteFrame model={model} language="tr" path={page.link} page={page}>
        <PageBody page={page} path={page.link} model={model} language="tr" />
      </SiteFrame>
    </>
  );
}
