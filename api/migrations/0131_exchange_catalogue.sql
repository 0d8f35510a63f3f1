-- What an insurer is made of can be sent by its systems of record.

grant select, insert, update on insurer, product, tariff_year, framework_agreement, telemedicine_partner, agency,
  service_line, health_contact, broker, public_configuration, deeplink, offer, business_offer_price, health_card, survey
  to portal_exchange;
grant select, insert, delete on supplementary_premium, supplementary_benefit, property_module, basic_premium,
  basic_discount, product_area, premium_region, deductible_rule, payment_discount, dunning_rule, agency_exception
  to portal_exchange;
-- A text that was published stays as it is.
grant select, insert on consent_text to portal_exchange;
