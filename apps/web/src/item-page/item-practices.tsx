import { styled } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';
import { ClaimList, Nothing } from './claim-list.tsx';
import { Section } from './section.tsx';
import { Since } from './since.tsx';
import type { ItemPage } from './use-item-page.ts';

const Group = styled('h3')(({ theme }) => ({ ...theme.typography.h5, margin: '0 0 8px' }));
const Practices = styled('ul')({ margin: 0, paddingInlineStart: '1.25em', display: 'grid', gap: 8 });

/** The best practices that the producer claims to follow, by category. */
export function ItemPractices({ groups }: { groups: ItemPage['followedPractices'] }) {
  const t = useTexts('item-page');
  return (
    <Section title={t('practices')}>
      {groups.length === 0 ? (
        <Nothing>{t('noPractices')}</Nothing>
      ) : (
        <ClaimList>
          {groups.map(({ id, name, practices }) => (
            <li key={id}>
              <Group>{name}</Group>
              <Practices>
                {practices.map((practice) => (
                  <li key={practice.id}>
                    {practice.name}
                    <Since at={practice.since} />
                  </li>
                ))}
              </Practices>
            </li>
          ))}
        </ClaimList>
      )}
    </Section>
  );
}
