import { list } from './list.ts';

/** Those who work somewhere, by what they do: a column called so has their names. Who came or bought is none of them. */
export const JOBS: readonly string[] = list(`
  instructor, handler, author, writer, editor, teacher, tutor, trainer, coach, driver, courier, guide, agent, rep, salesperson, seller,
  employee, doctor, therapist, stylist, barber, barista, waiter, consultant, recruiter, mechanic, technician, plumber, electrician, engineer,
  carpenter, joiner, painter, gardener, builder, cleaner, vet, veterinarian, nurse, dentist, physio, groomer, chef, cook, baker, cashier,
  worker, crew member, staff, staff member, team member, colleague, assistant, associate, advisor, adviser, lawyer, accountant, photographer,
  pilot, captain, midwife, carer, tailor, florist`);

/** These may be a machine, a firm or what is sold as well: it is looked at the names. */
export const MAY_BE_JOBS: readonly string[] = list('server, operator, clerk, artist, walker');
