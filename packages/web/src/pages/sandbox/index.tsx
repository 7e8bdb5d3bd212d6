import { useTranslations } from 'use-intl';
import { PageFrame } from '../../frame/PageFrame.tsx';

export default function SandboxPage() {
  const t = useTranslations('sandbox');
  return <PageFrame title={t('title')}>{null}</PageFrame>;
}
